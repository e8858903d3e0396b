# cifra_assets(target game): puts data/<game>/*.bin into the library of a game, as games/<game>/data/assets.h gives them
# out. The browser's engine gets the names only.
function(cifra_assets target game)
  file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/data/${game}/*.bin)
  set(bytes "")
  set(rows "")
  set(count 0)
  foreach(file ${files})
    get_filename_component(name ${file} NAME_WE)
    if(CIFRA_WASM)
      string(APPEND rows "    {\"${game}/${name}\", {}},\n")
    else()
      set(symbol cifra_asset_${game}_${count})
      string(APPEND bytes "asm(\".pushsection .rodata\\n.balign 64\\n${symbol}:\\n.incbin \\\"${file}\\\"\\n\"\n"
                          "    \"${symbol}_end:\\n.byte 0\\n.popsection\\n\");\n"
                          "extern \"C\" const unsigned char ${symbol}[], ${symbol}_end[];\n")
      string(APPEND rows "    {\"${game}/${name}\", {${symbol}, ${symbol}_end}},\n")
    endif()
    math(EXPR count "${count} + 1")
  endforeach()
  set(source ${CMAKE_BINARY_DIR}/assets_${game}.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "// Made by cmake/assets.cmake.
#include \"games/${game}/data/assets.h\"

${bytes}
namespace cifra::${game} {

AssetTable& assets() {
  static Asset rows[] = {
${rows}    {\"\", {}},
  };
  static AssetTable table(std::span<Asset>(rows).first(${count}));
  return table;
}

}  // namespace cifra::${game}
")
  set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS "${files}" SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${source})
endfunction()
