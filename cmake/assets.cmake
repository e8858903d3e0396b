# cifra_assets(target): puts data/*.bin into a target, as base/asset.h gives them out. The browser's engine gets the names
# only.
function(cifra_assets target)
  file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/data/*.bin)
  set(bytes "")
  set(rows "")
  set(count 0)
  foreach(file ${files})
    get_filename_component(name ${file} NAME_WE)
    if(CIFRA_WASM)
      string(APPEND rows "    {\"${name}\", {}},\n")
    else()
      string(APPEND bytes "asm(\".pushsection .rodata\\n.balign 64\\ncifra_asset_${count}:\\n.incbin \\\"${file}\\\"\\n\"\n"
                          "    \"cifra_asset_${count}_end:\\n.byte 0\\n.popsection\\n\");\n"
                          "extern \"C\" const unsigned char cifra_asset_${count}[], cifra_asset_${count}_end[];\n")
      string(APPEND rows "    {\"${name}\", {cifra_asset_${count}, cifra_asset_${count}_end}},\n")
    endif()
    math(EXPR count "${count} + 1")
  endforeach()
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/assets.cpp @ONLY CONTENT "// Made by cmake/assets.cmake.
#include \"base/asset_table.h\"

${bytes}
namespace cifra {

std::span<Asset> assets() {
  static Asset table[] = {
${rows}    {\"\", {}},
  };
  return std::span(table).first(${count});
}

}  // namespace cifra
")
  set_source_files_properties(${CMAKE_BINARY_DIR}/assets.cpp PROPERTIES OBJECT_DEPENDS "${files}" SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${CMAKE_BINARY_DIR}/assets.cpp)
endfunction()
